# Lists: the last two of several things.
and = { $one } és { $two }
or = { $one } vagy { $two }
nor = { $one }, sem { $two }
