# Lists: the last two of several things.
and = { $one } and { $two }
or = { $one } or { $two }
nor = { $one } nor { $two }
