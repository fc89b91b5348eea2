/**
 * Who may call an endpoint. The backend guards by it; see backend/src/audiences. `private` is for the shop's own
 * processes and whoever runs them: served on a listener of its own, and never passed on by the frontend.
 */
export type Audience = 'public' | 'referrer' | 'admin' | 'private';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** What travels through an endpoint. `view` is the JSON answer; `undefined` means 204. */
export interface Exchange {
  query?: object;
  body?: object;
  view: unknown;
}

/** One endpoint, described once: the backend's controllers and the frontend's client both start from it. */
export interface Endpoint<Path extends string = string, X extends Exchange = Exchange> {
  readonly audience: Audience;
  readonly method: Method;
  readonly path: Path;
  /** Never set: carries the types. */
  readonly exchange?: X;
}

/** The names behind the colons of a path: `/orders/:number` gives `{ number: string }`. */
export type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { [K in Name]: string } & PathParams<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? { [K in Name]: string }
    : object;

/** `endpoint('GET', '/api/public/shop')<{ view: ShopView }>()`: the path's second part names the audience. */
export function endpoint<Path extends `/api/${Audience}/${string}`>(method: Method, path: Path) {
  const audience = path.split('/')[2] as Audience;
  return <X extends Exchange>(): Endpoint<Path, X> => ({ audience, method, path });
}

/** Fills the path's names: `pathOf(trackOrder, { token })`. */
export function pathOf<Path extends string>(
  described: Pick<Endpoint<Path>, 'path'>,
  params: PathParams<Path>,
): string {
  return described.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent((params as Record<string, string>)[name] ?? ''),
  );
}
