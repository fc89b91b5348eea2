import { Button, Input } from '@mantine/core';
import type { PictureView } from '@shop/contracts/catalogue/views';
import { useState, type ReactNode } from 'react';
import { Picture } from '../../../../ui/picture.tsx';
import { words } from '../../../../words/en/admin-uploads.ts';
import styles from './media.module.css';
import { MediaPicker } from './media-picker.tsx';

interface PictureFieldProps {
  label: string;
  description?: ReactNode;
  error?: string | undefined;
  value: PictureView | null;
  onChange: (picture: PictureView | null) => void;
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
