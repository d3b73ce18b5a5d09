# Stories.
so-placed = so { $placed }
fact = { $fact }
way = { $cells }
way-is = { $way } { $value }
so-much-was-shown = so much was shown
