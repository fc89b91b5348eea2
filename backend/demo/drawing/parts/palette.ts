/** One colour as three flat steps: lit from the upper left, plain, and in its own shade. */
export interface Dye {
  readonly light: string;
  readonly base: string;
  readonly shade: string;
}

export const marigold: Dye = { light: '#ffd06a', base: '#f3a922', shade: '#cf7f12' };
export const vermilion: Dye = { light: '#f07a5c', base: '#da472f', shade: '#a53022' };
export const leaf: Dye = { light: '#86c78a', base: '#4d9e66', shade: '#2f7449' };
/** The green of twine, light enough to stand before the pine ground. */
export const moss: Dye = { light: '#c4e3a4', base: '#86bd62', shade: '#568f45' };
export const teal: Dye = { light: '#7fd0c4', base: '#36a39a', shade: '#20756f' };
export const sky: Dye = { light: '#a9d9ec', base: '#5aa9d0', shade: '#357ba3' };
export const violet: Dye = { light: '#b79be0', base: '#8a69bd', shade: '#62468f' };
export const rose: Dye = { light: '#f6a8b5', base: '#e56f8a', shade: '#b54665' };
export const clay: Dye = { light: '#d8906a', base: '#b9683f', shade: '#894528' };
export const paper: Dye = { light: '#fffaf0', base: '#f5ead2', shade: '#d6c39b' };
export const ash: Dye = { light: '#b9c2b6', base: '#8b968c', shade: '#616d64' };
export const ink: Dye = { light: '#3b4a42', base: '#24312b', shade: '#161f1b' };
export const kraft: Dye = { light: '#dcb684', base: '#c3955c', shade: '#976d3c' };

/** The white heart of every flame and spark. */
export const hot = '#fff4cf';

/** The quiet ground of a picture. Same lightness for all, so a page of tiles stays one sheet. */
export interface Tone {
  readonly base: string;
  readonly raised: string;
  readonly floor: string;
}

export const pine: Tone = { base: '#17362c', raised: '#21473a', floor: '#102a21' };
export const dusk: Tone = { base: '#18303f', raised: '#214154', floor: '#102531' };
export const mulberry: Tone = { base: '#3a2433', raised: '#4d3144', floor: '#2c1a26' };

export const festive: readonly string[] = [marigold.base, rose.base, teal.light, paper.base];
export const golden: readonly string[] = [marigold.light, marigold.base, hot];
