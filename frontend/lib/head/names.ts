/** The key of the stored colour mode in local storage. */
export const COLOUR_MODE_KEY = 'colour-mode';

/** The key of the list in local storage. */
export const DRAFT_KEY = 'draft';

/** The class of the document root where a script did not arrive: `.scripts-failed` in style sheets. */
export const FAILED = 'scripts-failed';
