declare const __LANGUAGE__: string | undefined;
/** The language of this build: the folder of its words. */
const language = typeof __LANGUAGE__ === 'undefined' ? 'en' : __LANGUAGE__;
export const locale = `${language}-IN`;
