import { fileKindOf } from '@shop/contracts/rules/files/file-kind';
import { keptWidths, UPLOAD } from '@shop/contracts/rules/files/uploads';
import sharp, { type Metadata, type SharpOptions } from 'sharp';
import { DomainError } from '../../../../shared/domain-error.ts';
import {
  ICON_SIDE,
  PictureEncoder,
  type EncodedPicture,
  PRINTED_HEIGHT,
  PRINTED_WIDTH,
} from '../../application/picture-encoder.ts';

/** A picture of 50 million pixels takes up to 400 MB and a core: one at a time. */
const MOST_WAITING = 8;
/** ms: whoever would wait longer is told so, and the browser comes again. */
const TIMEOUT = 2_500;
/** s, for each thing that is made of a picture. */
const LONGEST = 10;
/** Seen beside the originals; little effort, for with the usual one a photograph takes seven seconds instead of two. */
const AVIF = { quality: 50, effort: 2 };
const WEBP = { quality: 72, effort: 3 };

const PHOTO_FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);

/** Only the first picture of several is read. */
const READING: SharpOptions = { limitInputPixels: UPLOAD.mostPixels, failOn: 'error', animated: false };

/** Pictures by libvips, in threads of its own. */
export class SharpPictureEncoder extends PictureEncoder {
  private running = false;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly timeout = TIMEOUT) {
    super();
    // One core works on pictures, the others go on serving; nothing is kept for a picture that comes once.
    sharp.concurrency(1);
    sharp.cache(false);
  }

  async encode(bytes: Uint8Array): Promise<EncodedPicture> {
    assertSize(await readable(() => sharp(bytes, { ...READING, limitInputPixels: false }).metadata()));
    return this.alone(() => make(bytes));
  }

  async photo(bytes: Uint8Array, mostSide: number): Promise<Uint8Array> {
    const refused = new DomainError('invalid', 'upload-kind-refused', {});
    if (fileKindOf(bytes) !== 'picture') throw refused;
    const metadata = await readable(() => sharp(bytes, { ...READING, limitInputPixels: false }).metadata());
    if (!PHOTO_FORMATS.has(metadata.format)) throw refused;
    assertSize(metadata, mostSide);
    return this.alone(() =>
      readable(() =>
        sharp(bytes, { ...READING, limitInputPixels: mostSide ** 2 })
          .autoOrient()
          .toColourspace('srgb')
          .timeout({ seconds: LONGEST })
          .webp(WEBP)
          .toBuffer(),
      ),
    );
  }

  icon(bytes: Uint8Array): Promise<Uint8Array> {
    return this.alone(() =>
      sharp(bytes, READING)
        .resize({ width: ICON_SIDE, height: ICON_SIDE, fit: 'contain', background: '#ffffff' })
        .flatten({ background: '#ffffff' })
        .timeout({ seconds: LONGEST })
        .png({ palette: true })
        .toBuffer(),
    );
  }

  printed(bytes: Uint8Array): Promise<Uint8Array> {
    return this.alone(() =>
      sharp(bytes, READING)
        .resize({ width: PRINTED_WIDTH, height: PRINTED_HEIGHT, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .timeout({ seconds: LONGEST })
        .png({ palette: true })
        .toBuffer(),
    );
  }

  private async alone<T>(work: () => Promise<T>): Promise<T> {
    await this.acquire();
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running = false;
    }
  }

  private async acquire(): Promise<void> {
    if (!this.running) {
      this.running = true;
      return;
    }
    const busy = () => new DomainError('unavailable', 'busy', {});
    if (this.waiting.length >= MOST_WAITING) throw busy();
    await new Promise<void>((resolve, reject) => {
      const go = () => (clearTimeout(giveUp), resolve());
      const giveUp = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(go), 1);
        reject(busy());
      }, this.timeout);
      this.waiting.push(go);
    });
  }
}

/** Only the head of the file is read for this: a bomb is refused before anything of it is unfolded. */
function assertSize({ width, height }: Metadata, mostSide: number = UPLOAD.mostSide): void {
  const { mostPixels, leastSide } = UPLOAD;
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (width * height > mostPixels || long > mostSide || short < leastSide)
    throw new DomainError('invalid', 'upload-dimensions-refused', { width, height });
}

async function make(bytes: Uint8Array): Promise<EncodedPicture> {
  const { data, info } = await readable(() =>
    sharp(bytes, READING)
      .autoOrient()
      .resize({ width: keptWidths(UPLOAD.mostSide).at(-1) ?? 0, withoutEnlargement: true })
      .toColourspace('srgb')
      .timeout({ seconds: LONGEST })
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  const { width, height, channels } = info;
  const widths = keptWidths(width);
  const files = new Map<string, Uint8Array>();
  for (const each of widths) {
    const picture = () =>
      sharp(data, { raw: { width, height, channels } }).resize({ width: each }).timeout({ seconds: LONGEST });
    files.set(`${each}.avif`, await picture().avif(AVIF).toBuffer());
    files.set(`${each}.webp`, await picture().webp(WEBP).toBuffer());
  }
  return { width, height, widths, files };
}

/** Whatever libvips finds wrong with a file is the file's fault. */
async function readable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new DomainError('invalid', 'upload-unreadable', {}, { cause: error });
  }
}
