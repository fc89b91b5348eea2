/** The field for the end of a page's address. @param example one as it may be */
export const slugWords = (example: string) => ({
  slug: 'Address',
  slugHelp: 'The end of its address, in small letters, digits and dashes. An old one leads to the new one.',
  slugProblem: `Small letters a to z, digits and single dashes: ${example}.`,
});
