# Lists: the last two of several things.
and = { $one } a { $two }
or = { $one } nebo { $two }
nor = { $one } ani { $two }
