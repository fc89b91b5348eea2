/** What can be wrong with a box, by the rule it broke. */
export const words = {
  notRight: 'This cannot be right.',
  rules: {
    isText: 'This is empty, too short or too long.',
    isDay: 'Please choose a day.',
    isInt: 'Please fill in a whole number.',
    min: 'This number is too small.',
    max: 'This number is too large.',
    isMobile: 'An Indian mobile number has ten digits and begins with 6, 7, 8 or 9.',
    isEmail: 'This is not an e-mail address.',
    maxLength: 'This is too long.',
    isIn: 'Please choose one.',
    arrayMinSize: 'At least one is needed.',
    arrayMaxSize: 'These are too many.',
    matches: 'This does not have the right form.',
  },
} as const;
