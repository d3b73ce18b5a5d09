# What the arrows of a picture mean.
link-strong = silná vazba: platí aspoň jedno z obou
link-weak = slabá vazba: neplatí obojí zároveň
link-leads = jedno vede k druhému
