/** How the boxes of the list and of the review are named in the form, by item code. */
export const quantityField = (code: string) => `qty[${code}]`;
export const rateField = (code: string) => `rate[${code}]`;
