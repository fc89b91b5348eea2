/** The tools of a text with headings, lists and pictures. */
export const words = {
  tools: 'Format the text',
  heading: 'Heading',
  subheading: 'Smaller heading',
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underlined',
  strike: 'Struck through',
  bullets: 'List with bullets',
  numbers: 'List with numbers',
  quotation: 'Quotation',
  link: 'Link',
  linkTo: 'The link leads to',
  linkHelp: 'A whole address, or a page of the shop such as /crackers. Leave it empty to take the link away.',
  setLink: 'Set the link',
  picture: 'Picture',
} as const;
