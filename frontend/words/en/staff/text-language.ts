/** The language of a text that is sent to a customer. */
export const words = {
  language: 'Language of the text',
  languages: { en: 'In English', ta: 'தமிழில்' },
} as const;
