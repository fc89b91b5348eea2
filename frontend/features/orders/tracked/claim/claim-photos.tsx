import { useState, type Dispatch, type SetStateAction } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Field } from '../../../../ui/fields/field.tsx';
import { words } from '../../../../words/en/shop/claim.ts';
import styles from './claim.module.css';
import { smallerPhoto } from './smaller-photo.ts';

/** A photograph that was chosen, and where the page has it. */
export interface ChosenPhoto {
  file: Blob;
  address: string;
}

interface ClaimPhotosProps {
  /** So many may be chosen. */
  most: number;
  photos: readonly ChosenPhoto[];
  onChange: Dispatch<SetStateAction<readonly ChosenPhoto[]>>;
  /** Some are being made small. */
  busy: boolean;
  onBusy: (busy: boolean) => void;
}

/** Photographs of what is broken, made small as they are chosen. */
export function ClaimPhotos({ most, photos, onChange, busy, onBusy }: ClaimPhotosProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const add = async (files: readonly File[]) => {
    onBusy(true);
    const room = most - photos.length;
    const added: ChosenPhoto[] = [];
    const unreadable: string[] = [];
    for (const file of files.slice(0, room)) {
      const photo = await smallerPhoto(file);
      if (photo) added.push({ file: photo, address: URL.createObjectURL(photo) });
      else unreadable.push(file.name);
    }
    onBusy(false);
    const tooMany = files.length > room ? words.tooMany(most) : null;
    setProblem(unreadable.length > 0 ? words.unreadable(unreadable.join(', ')) : tooMany);
    if (added.length > 0) onChange((last) => [...last, ...added]);
  };
  return (
    <>
      {photos.length < most && (
        <Field
          label={words.photos}
          help={words.photosHelp(most)}
          error={problem}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          multiple
          disabled={busy}
          onChange={({ target }) => {
            void add([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      )}
      <p role="status" className={styles['status']}>
        {busy && words.preparing}
      </p>
      {photos.length > 0 && (
        <ul className={styles['photos']}>
          {photos.map(({ address }, index) => (
            <li key={address}>
              <img src={address} alt={words.photo(index + 1)} />
              <Button
                look="quiet"
                aria-label={words.removePhoto(index + 1)}
                onClick={() => {
                  URL.revokeObjectURL(address);
                  onChange((last) => last.filter((photo) => photo.address !== address));
                }}
              >
                {words.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
