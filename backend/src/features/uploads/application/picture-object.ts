/** The object's name for one file of a picture: `240.avif` of `sparkler`. */
export function pictureObject(key: string, file: string): string {
  return `pictures/${key}/${file}`;
}
