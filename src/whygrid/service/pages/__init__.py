"""Pages of HTML that stand alone: one file each, without network, readable without JavaScript."""
