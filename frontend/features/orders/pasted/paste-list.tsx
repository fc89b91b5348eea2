import { pastedCatalogue } from '@shop/contracts/rules/catalogue/pasted/pasted-catalogue';
import { readPasted, readPastedCells } from '@shop/contracts/rules/catalogue/pasted/pasted-list';
import type { WantedLine } from '@shop/contracts/rules/orders/quote';
import { useEffect, useId, useMemo, useRef, useState, type DragEvent } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextArea } from '../../../ui/fields/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/messages/notice.tsx';
import { words } from '../../../words/en/shop/pasted-list.ts';
import { productsIn, type OfferedCategory } from './decisions.ts';
import { cellsIn, LONGEST, messageIn } from './list-file.ts';
import styles from './paste-list.module.css';
import { PastedRows } from './pasted-rows.tsx';
import { useReading, type Shelf } from './use-reading.ts';

interface PasteListProps extends Omit<Shelf, 'products'> {
  categories: readonly OfferedCategory[];
  /** What the button says that takes all over. */
  submit: (items: number) => string;
  onTake: (lines: WantedLine[]) => void;
  onClose: () => void;
}

/** A list that somebody wrote: pasted or from a file, read, and looked through before anything of it is taken. */
export function PasteList({ categories, present, leftOf, submit, onTake, onClose }: PasteListProps) {
  const catalogue = useMemo(() => pastedCatalogue(categories), [categories]);
  const products = useMemo(() => productsIn(categories), [categories]);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [text, setText] = useState('');
  const reading = useReading({ products, present, leftOf });
  const { list, isBusy, problem } = reading;

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  const read = (written: string) => {
    if (written.length <= LONGEST) void reading.read(() => readPasted(written, catalogue));
  };
  const open = (file: File | undefined) => {
    if (!file) return;
    void reading.read(async () => {
      if (!/\.txt$/i.test(file.name)) return readPastedCells(await cellsIn(file), catalogue);
      const written = await messageIn(file);
      setText(written);
      return readPasted(written, catalogue);
    });
  };
  const takeOver = async () => {
    const lines = await reading.taken();
    if (!lines || !dialog.current?.open) return;
    onTake(lines);
    dialog.current.close();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    open(event.dataTransfer.files[0]);
  };
  const tooLong = text.length > LONGEST ? words.tooLong(text.length, LONGEST) : null;

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
          key={list.turn}
          categories={categories}
          catalogue={catalogue}
          offers={reading.offers}
          list={list}
          rows={reading.rows}
          problem={problem}
          isBusy={isBusy}
          submit={submit}
          onRows={reading.setRows}
          onTake={() => void takeOver()}
          onAgain={reading.again}
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
              placeholder={words.placeholder}
              error={tooLong ?? problem}
              onChange={({ currentTarget }) => {
                setText(currentTarget.value);
                reading.forgetProblem();
              }}
              onPaste={({ clipboardData, currentTarget }) => {
                const pasted = clipboardData.getData('text');
                if (currentTarget.value.trim() === '' && pasted.trim() !== '') read(pasted);
              }}
              onKeyDown={({ key, ctrlKey, metaKey }) => key === 'Enter' && (ctrlKey || metaKey) && read(text)}
            />
            <label className={styles['file']}>
              <span>{words.file}</span> <small>{words.fileHelp}</small>
              <input
                type="file"
                accept=".xlsx,.csv,.tsv,.txt"
                onChange={({ currentTarget }) => {
                  open(currentTarget.files?.[0]);
                  // The same file, mended, is a choice too.
                  currentTarget.value = '';
                }}
              />
            </label>
            {isBusy && <Notice kind="season">{words.reading}</Notice>}
          </div>
          <footer>
            <Button look="quiet" onClick={() => dialog.current?.close()}>
              {words.close}
            </Button>
            <Button busy={isBusy} disabled={tooLong !== null} onClick={() => read(text)}>
              {words.read}
            </Button>
          </footer>
        </>
      )}
    </dialog>,
    document.body,
  );
}
