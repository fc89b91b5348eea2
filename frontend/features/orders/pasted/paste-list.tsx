import { pastedCatalogue } from '@shop/contracts/rules/catalogue/pasted/pasted-catalogue';
import {
  readPasted,
  readPastedCells,
  type PastedList,
} from '@shop/contracts/rules/catalogue/pasted/pasted-list';
import type { WantedLine } from '@shop/contracts/rules/orders/quote';
import { useEffect, useId, useMemo, useRef, useState, type DragEvent } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextArea } from '../../../ui/fields/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/messages/notice.tsx';
import { words } from '../../../words/en/shop/pasted-list.ts';
import type { OfferedCategory } from './decisions.ts';
import styles from './paste-list.module.css';
import { PastedRows } from './pasted-rows.tsx';

/** Reads a file of rows. @throws it cannot be read */
export type ReadCells = (file: File) => Promise<readonly (readonly (string | number)[])[]>;

export interface PasteListProps {
  categories: readonly OfferedCategory[];
  readCells: ReadCells;
  /** What is there already, by code. */
  present: Readonly<Record<string, number>>;
  /** What the button says that takes all over. */
  submit: (items: number) => string;
  onTake: (lines: WantedLine[]) => void;
  onClose: () => void;
}

/** A longer list is no message any more, characters. */
const LONGEST = 40_000;

/** A list that somebody wrote: pasted or from a file, read, and looked through before anything of it is taken. */
export function PasteList(props: PasteListProps) {
  const { categories, readCells, onTake, onClose } = props;
  const catalogue = useMemo(() => pastedCatalogue(categories), [categories]);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [text, setText] = useState('');
  const [list, setList] = useState<PastedList | null>(null);
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  const show = (read: PastedList) => {
    setReading(false);
    if (read.rows.length > 0) setList(read);
    else setProblem(words.nothing);
  };
  const read = (written: string) => {
    if (written.trim() === '') return setProblem(words.nothing);
    setProblem(null);
    setReading(true);
    // A long list takes a moment on a cheap phone: first it is said.
    setTimeout(() => show(readPasted(written, catalogue)), 30);
  };
  const open = async (file: File | undefined) => {
    if (!file) return;
    setProblem(null);
    setReading(true);
    try {
      if (/\.txt$/i.test(file.name)) {
        const written = (await file.text()).slice(0, LONGEST);
        setText(written);
        show(readPasted(written, catalogue));
      } else show(readPastedCells(await readCells(file), catalogue));
    } catch {
      setReading(false);
      setProblem(words.fileUnread);
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void open(event.dataTransfer.files[0]);
  };

  // Beside the page: inside a form Enter would send it.
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Files are also chosen by a button.
    <dialog
      ref={dialog}
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- The desk’s keys look for it.
      role="dialog"
      className={styles['dialog']}
      aria-labelledby={titleId}
      // What was decided is not lost by one key too many.
      onCancel={(event) => list && event.preventDefault()}
      onClose={onClose}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <header>
        <h2 id={titleId}>{words.title}</h2>
        <button type="button" aria-label={words.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </header>
      {list ? (
        <PastedRows
          {...props}
          catalogue={catalogue}
          list={list}
          onAgain={() => setList(null)}
          onTake={(lines) => {
            onTake(lines);
            dialog.current?.close();
          }}
        />
      ) : (
        <>
          <div className={styles['content']}>
            <TextArea
              label={words.text}
              help={words.help}
              required
              rows={9}
              value={text}
              maxLength={LONGEST}
              placeholder={words.placeholder}
              error={problem}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
              onPaste={({ clipboardData, currentTarget }) => {
                const pasted = clipboardData.getData('text');
                if (currentTarget.value.trim() !== '' || pasted.trim() === '') return;
                setText(pasted);
                read(pasted);
              }}
              onKeyDown={({ key, ctrlKey, metaKey }) => key === 'Enter' && (ctrlKey || metaKey) && read(text)}
            />
            <label className={styles['file']}>
              <span>{words.file}</span> <small>{words.fileHelp}</small>
              <input
                type="file"
                accept=".xlsx,.csv,.tsv,.txt"
                onChange={({ currentTarget }) => {
                  void open(currentTarget.files?.[0]);
                  // The same file, mended, is a choice too.
                  currentTarget.value = '';
                }}
              />
            </label>
            {isReading && <Notice kind="season">{words.reading}</Notice>}
          </div>
          <footer>
            <Button look="quiet" onClick={() => dialog.current?.close()}>
              {words.close}
            </Button>
            <Button busy={isReading} onClick={() => read(text)}>
              {words.read}
            </Button>
          </footer>
        </>
      )}
    </dialog>,
    document.body,
  );
}
