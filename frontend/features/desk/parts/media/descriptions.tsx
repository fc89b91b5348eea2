import { TextInput } from '@mantine/core';
import type { PictureView } from '@shop/contracts/catalogue/views';
import { UPLOAD_TEXT } from '@shop/contracts/rules/limits';
import { describeUpload } from '@shop/contracts/uploads/endpoints';
import { callSignedIn } from '../../../../api/call-signed-in.ts';
import { Picture } from '../../../../ui/picture.tsx';
import { words } from '../../../../words/en/staff/uploads.ts';
import styles from './media.module.css';

/** What was typed of pictures, by their keys. */
export type Alts = Readonly<Record<string, string>>;

interface DescriptionsProps {
  pictures: readonly PictureView[];
  alts: Alts;
  onType: (alts: Alts) => void;
}

/** Asks of each picture that nobody has described what it shows. */
export function Descriptions({ pictures, alts, onType }: DescriptionsProps) {
  return pictures.map((picture, index) =>
    picture.alt === '' ? (
      <div key={picture.key} className={styles['listed']}>
        <Picture picture={picture} sizes="64px" decorative />
        <TextInput
          className={styles['described'] ?? ''}
          label={pictures.length > 1 ? words.altOf(index + 1) : words.alt}
          description={words.altHelp}
          maxLength={UPLOAD_TEXT.alt.max}
          value={alts[picture.key] ?? ''}
          onChange={({ currentTarget }) => onType({ ...alts, [picture.key]: currentTarget.value })}
        />
      </div>
    ) : null,
  );
}

/** The pictures with what was typed of them, which is kept with them from now on. */
export function described(pictures: readonly PictureView[], alts: Alts): Promise<PictureView[]> {
  return Promise.all(
    pictures.map(async (picture) => {
      const alt = alts[picture.key]?.trim() ?? '';
      if (alt === '') return picture;
      await callSignedIn(describeUpload, { params: { key: picture.key }, body: { alt } });
      return { ...picture, alt };
    }),
  );
}
