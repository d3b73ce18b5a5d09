"""The genres. Each is a folder with a `GENRE` in it; nothing but the registry imports one."""
