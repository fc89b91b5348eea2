/** So much of a request's id is read out on the telephone, `94f2 bb8f`, and found in the logs without the space. */
export function spokenId(requestId: string): string {
  return requestId.replace(/^(.{4})(.{4}).*/, '$1 $2');
}
