/** The key of the stored colour mode in local storage. */
export const COLOUR_MODE_KEY = 'colour-mode';

/** The key of the language that was chosen, as `ta-IN`, in local storage. */
export const LANGUAGE_KEY = 'language';

/** The class of the document root where another language was chosen than that of the page. */
export const OFFERED = 'other-language';

/** The key of the list in local storage. */
export const DRAFT_KEY = 'draft';

/** The class of the document root where a script did not arrive: `.scripts-failed` in style sheets. */
export const FAILED = 'scripts-failed';
