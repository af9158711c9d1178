// Where the screen changes its shape; play.css says the same.

/** The tools stand in the header. */
export const wideTools = '(min-width: 80rem)';
/** There is room for the side panel. */
export const widePanel = '(min-width: 1100px)';
