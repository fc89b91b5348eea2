/** A script to write into a document (build/inline-scripts.ts). */
declare module '*?script' {
  const text: string;
  export default text;
}
