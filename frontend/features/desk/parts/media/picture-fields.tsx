import { Button, Input } from '@mantine/core';
import type { PictureView } from '@shop/contracts/catalogue/views';
import { useState, type ReactNode } from 'react';
import { Icon } from '../../../../ui/icon.tsx';
import { Picture } from '../../../../ui/picture.tsx';
import { words } from '../../../../words/en/staff/uploads.ts';
import { SortableList } from '../sortable/sortable-list.tsx';
import styles from './media.module.css';
import { MediaPicker } from './media-picker.tsx';

interface PictureFieldProps {
  label: string;
  description?: ReactNode;
  error?: string | undefined;
  value: PictureView | null;
  onChange: (picture: PictureView | null) => void;
}

interface PicturesFieldProps {
  label: string;
  description?: ReactNode;
  error?: string | undefined;
  /** In the order they are shown. */
  value: readonly PictureView[];
  onChange: (pictures: PictureView[]) => void;
}

/** Several pictures in an order that can be changed; none of them twice. */
export function PicturesField({ label, description, error, value, onChange }: PicturesFieldProps) {
  const [picking, setPicking] = useState(false);
  const add = (pictures: readonly PictureView[]) => {
    const known = new Set(value.map(({ key }) => key));
    onChange([...value, ...pictures.filter(({ key }) => !known.has(key))]);
  };
  return (
    <Input.Wrapper
      component="fieldset"
      label={label}
      labelElement="div"
      description={description}
      error={error}
    >
      <SortableList
        label={label}
        items={value}
        idOf={({ key }) => key}
        nameOf={nameOf}
        tall
        onReorder={onChange}
        render={(picture) => (
          <div className={styles['large']}>
            <Picture picture={picture} sizes="300px" />
            <span className={styles['file-name']}>{nameOf(picture)}</span>
            <Button
              variant="subtle"
              px="xs"
              aria-label={words.takeOut(nameOf(picture))}
              onClick={() => onChange(value.filter(({ key }) => key !== picture.key))}
            >
              <Icon name="close" />
            </Button>
          </div>
        )}
      />
      <Button variant="default" onClick={() => setPicking(true)}>
        {words.addPictures}
      </Button>
      {picking && <MediaPicker several onTake={add} onClose={() => setPicking(false)} />}
    </Input.Wrapper>
  );
}

function nameOf({ alt, key }: PictureView): string {
  return alt || key;
}

/** One picture, or none. */
export function PictureField({ label, description, error, value, onChange }: PictureFieldProps) {
  const [picking, setPicking] = useState(false);
  return (
    <Input.Wrapper
      component="fieldset"
      label={label}
      labelElement="div"
      description={description}
      error={error}
    >
      <div className={styles['field']}>
        {value ? (
          <Picture picture={value} sizes="96px" />
        ) : (
          <span className={styles['muted']}>{words.noPicture}</span>
        )}
        <Button
          variant="default"
          onClick={() => setPicking(true)}
          aria-label={`${label}: ${value ? words.change : words.pickOne}`}
        >
          {value ? words.change : words.pickOne}
        </Button>
        {value && (
          <Button
            variant="subtle"
            onClick={() => onChange(null)}
            aria-label={`${label}: ${words.takeOut(value.alt || value.key)}`}
          >
            {words.takeOutShort}
          </Button>
        )}
      </div>
      {picking && (
        <MediaPicker onTake={([picture]) => onChange(picture ?? null)} onClose={() => setPicking(false)} />
      )}
    </Input.Wrapper>
  );
}
