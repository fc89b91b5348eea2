import { Button } from '@mantine/core';
import { UPLOAD } from '@shop/contracts/rules/files/uploads';
import { useRef, useState, type DragEvent } from 'react';
import { words } from '../../../../words/en/staff/uploads.ts';
import styles from './media.module.css';

/** What the browser's own chooser offers; the shop looks into the file all the same. */
const PICTURES = 'image/png,image/jpeg,image/webp,image/avif,image/gif';

/** Files are dropped here, or chosen. */
export function DropArea({
  picturesOnly,
  onFiles,
}: {
  picturesOnly?: boolean;
  onFiles: (files: File[]) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <div
      className={styles['drop']}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={picturesOnly ? PICTURES : `${PICTURES},application/pdf`}
        aria-label={words.choose}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file chosen again is a choice too.
          currentTarget.value = '';
        }}
      />
      <Button variant="default" onClick={() => input.current?.click()}>
        {words.choose}
      </Button>
      <p>
        <span className={styles['mouse']}>{words.orDrop} </span>
        {picturesOnly
          ? words.picturesTaken(UPLOAD.pictureBytes)
          : words.filesTaken(UPLOAD.pictureBytes, UPLOAD.documentBytes)}
      </p>
    </div>
  );
}
