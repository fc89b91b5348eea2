import { Injectable } from '@nestjs/common';
import type { PictureView } from '@shop/contracts/catalogue/views';
import { setTimeout } from 'node:timers/promises';
import { ShopSettings } from '../../shop/application/shop-settings.ts';
import { pictureObject } from '../../uploads/application/object-names.ts';
import { ObjectStore } from '../../uploads/application/object-store.ts';
import { PictureEncoder, PRINTED_WIDTH } from '../../uploads/application/picture-encoder.ts';

/** A document waits so long for the logo, ms; without it it is as good a document. */
const LONGEST_WAIT = 500;

/** The shop's logo for paper, read once for as long as it is the same. */
@Injectable()
export class PrintedLogo {
  private kept: { key: string; logo: Promise<string | null> } | null = null;

  constructor(
    private readonly settings: ShopSettings,
    private readonly store: ObjectStore,
    private readonly encoder: PictureEncoder,
  ) {}

  /** A PNG as a data URL; null where there is none, or where its file cannot be read now. */
  async read(): Promise<string | null> {
    const { logo } = (await this.settings.current()).looks;
    if (!logo) return null;
    if (this.kept?.key !== logo.key) this.kept = { key: logo.key, logo: this.make(logo) };
    const over = new AbortController();
    const waited = setTimeout(LONGEST_WAIT, null, { signal: over.signal, ref: false }).catch(() => null);
    try {
      return await Promise.race([this.kept.logo, waited]);
    } finally {
      over.abort();
    }
  }

  private async make({ key, widths }: PictureView): Promise<string | null> {
    const width = widths.find((each) => each >= PRINTED_WIDTH) ?? widths.at(-1);
    try {
      const bytes = await this.store.read(pictureObject(key, `${width}.webp`));
      if (bytes)
        return `data:image/png;base64,${Buffer.from(await this.encoder.printed(bytes)).toString('base64')}`;
    } catch {
      // The store is away, or the file is no picture: the document is printed without it.
    }
    if (this.kept?.key === key) this.kept = null;
    return null;
  }
}
