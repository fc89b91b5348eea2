/** A record with the revision it was read at, counted up by every save; saving it demands the same. */
export interface Revised<Value = unknown> {
  value: Value;
  revision: number;
}
