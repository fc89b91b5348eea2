interface LeftList {
  address: string;
  /** What the API was asked for. */
  asked: Record<string, string>;
}

const left = new Map<string, LeftList>();

/** Remembers how a list is seen, under its path. Pages of records read it, and load nothing of lists for it. */
export function leaveList(path: string, seen: LeftList): void {
  left.set(path, seen);
}

/** A list as it was left, for the way back from one of its rows. */
export function listAsLeft(path: string): string {
  return left.get(path)?.address ?? path;
}

/** What was asked for then, without its place: for who goes through its rows one by one. */
export function askedAsLeft(path: string): Record<string, string> {
  const { cursor: _, ...asked } = left.get(path)?.asked ?? {};
  return asked;
}
