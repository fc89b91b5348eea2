import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { encode, encodingFor, ENCODINGS, type Encoding } from '../http/encoded-body.ts';
import type { Headers } from '../http/security-headers.ts';

/** An answer that everybody may see. */
export interface SharedAnswer {
  contentType: string;
  body: Buffer;
  headers: Headers;
}

/** Made ready so that a hit only writes: flat header lists as node:http takes them. */
interface Variant {
  etag: string;
  body: Buffer;
  head: string[];
  notModified: string[];
}

interface Entry {
  version: string;
  storedAt: number;
  /** Asked for since eviction last looked. */
  used: boolean;
  bytes: number;
  variants: Record<Encoding, Variant>;
}

const CACHE_CONTROL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/** Finished answers in memory by path, of the content version they were made from; bounded by count and bytes. */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #mostEntries: number;
  readonly #mostBytes: number;
  #bytes = 0;
  /** Answers since the beginning: from memory, from memory though old, and those that had to be made. */
  hits = 0;
  stale = 0;
  misses = 0;

  constructor(limits: { entries: number; bytes: number }) {
    this.#mostEntries = limits.entries;
    this.#mostBytes = limits.bytes;
  }

  /** What all of it takes up. */
  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Whether there is something of any version. */
  has(key: string): boolean {
    return this.#entries.has(key);
  }

  /** Answers from memory when what is there was made of this version. */
  answer(key: string, version: string, request: IncomingMessage, response: ServerResponse): boolean {
    const entry = this.#entries.get(key);
    if (entry === undefined || entry.version !== version) return false;
    entry.used = true;
    this.hits++;
    write(entry.variants[encodingFor(request.headers['accept-encoding'])], request, response);
    return true;
  }

  /** Answers with what is there however old it is, and says so. For when nothing newer can be had. */
  answerStale(key: string, now: number, request: IncomingMessage, response: ServerResponse): boolean {
    const entry = this.#entries.get(key);
    if (entry === undefined) return false;
    this.stale++;
    const age = Math.max(0, Math.round((now - entry.storedAt) / 1000));
    const stale = ['age', String(age), 'x-stale', '1', 'warning', '110 - "Response is Stale"'];
    write(entry.variants[encodingFor(request.headers['accept-encoding'])], request, response, stale);
    return true;
  }

  async store(key: string, version: string, answer: SharedAnswer): Promise<void> {
    const [br, gzip, identity] = await Promise.all(ENCODINGS.map((name) => variantOf(answer, name)));
    if (!br || !gzip || !identity) return;
    this.#remove(key);
    const bytes = key.length + weightOf(br) + weightOf(gzip) + weightOf(identity);
    const entry: Entry = {
      version,
      storedAt: Date.now(),
      used: true,
      bytes,
      variants: { br, gzip, identity },
    };
    this.#entries.set(key, entry);
    this.#bytes += bytes;
    this.#evict();
  }

  #remove(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#bytes -= entry.bytes;
    this.#entries.delete(key);
  }

  /** The oldest go first, but one that was used since the last look gets another round. */
  #evict(): void {
    for (const [key, entry] of this.#entries) {
      if (this.#entries.size <= this.#mostEntries && this.#bytes <= this.#mostBytes) return;
      this.#entries.delete(key);
      if (entry.used) {
        entry.used = false;
        this.#entries.set(key, entry);
      } else {
        this.#bytes -= entry.bytes;
      }
    }
  }
}

async function variantOf(answer: SharedAnswer, encoding: Encoding): Promise<Variant> {
  const body = await encode(answer.body, encoding, 9);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const notModified = Object.entries({
    ...answer.headers,
    'cache-control': CACHE_CONTROL,
    vary: 'accept-encoding',
    etag,
  }).flat();
  const head = [...notModified, 'content-type', answer.contentType, 'content-length', String(body.length)];
  if (encoding !== 'identity') head.push('content-encoding', encoding);
  return { etag, body, head, notModified };
}

/** What a variant takes up, header lists too, bytes. */
function weightOf({ etag, body, head, notModified }: Variant): number {
  return [etag, ...head, ...notModified].reduce((sum, text) => sum + text.length, body.length);
}

function write(variant: Variant, request: IncomingMessage, response: ServerResponse, more?: string[]): void {
  const asked = request.headers['if-none-match'];
  if (asked !== undefined && (asked === variant.etag || asked.includes(variant.etag))) {
    response.writeHead(304, more ? [...variant.notModified, ...more] : variant.notModified);
    response.end();
    return;
  }
  response.writeHead(200, more ? [...variant.head, ...more] : variant.head);
  if (request.method === 'HEAD') response.end();
  else response.end(variant.body);
}
