/** class-transformer keeps its notes in a module without types of its own; class-validator-jsonschema asks for them. */
declare module 'class-transformer/cjs/storage.js' {
  export { defaultMetadataStorage } from 'class-transformer/types/storage.js';
}
