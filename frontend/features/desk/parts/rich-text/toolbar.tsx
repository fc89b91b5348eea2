import { Button, Group, TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type Quill from 'quill';
import type { Range } from 'quill';
import { words } from '../../../../words/en/staff/rich-text.ts';
import styles from './editor.module.css';

interface ToolbarProps {
  /** Of the text that it is for. */
  labelId: string;
  editorOf: () => Quill | null;
  /** Where the cursor was last. */
  place: Range | null;
  onPicture: () => void;
}

interface Tool {
  format: string;
  value: string | number | true;
  sign: ReactNode;
  name: string;
}

const TOOLS: readonly Tool[] = [
  { format: 'header', value: 2, sign: 'H', name: words.heading },
  { format: 'header', value: 3, sign: 'h', name: words.subheading },
  { format: 'bold', value: true, sign: <strong>B</strong>, name: words.bold },
  { format: 'italic', value: true, sign: <em>I</em>, name: words.italic },
  { format: 'underline', value: true, sign: <u>U</u>, name: words.underline },
  { format: 'strike', value: true, sign: <s>S</s>, name: words.strike },
  { format: 'list', value: 'bullet', sign: '•', name: words.bullets },
  { format: 'list', value: 'ordered', sign: <span className={styles['numbered']} />, name: words.numbers },
  { format: 'blockquote', value: true, sign: '“', name: words.quotation },
];

/** What can be done with the text that is marked: no more than the shop lets through. */
export function Toolbar({ labelId, editorOf, place, onPicture }: ToolbarProps) {
  const [link, setLink] = useState<string | null>(null);
  const formats = (place && editorOf()?.getFormat(place)) ?? {};
  const apply = ({ format, value }: Tool) => {
    const editor = editorOf();
    if (!editor) return;
    editor.focus();
    editor.format(format, editor.getFormat()[format] === value ? false : value, 'user');
  };
  const applyLink = (address: string) => {
    const editor = editorOf();
    setLink(null);
    if (!editor || !place) return;
    const href = address.trim();
    if (place.length > 0) editor.formatText(place, 'link', href || false, 'user');
    else if (href) editor.insertText(place.index, href, 'link', href, 'user');
    editor.setSelection(place, 'user');
  };
  return (
    <div className={styles['tools']}>
      <div role="group" aria-label={words.tools} aria-describedby={labelId} className={styles['buttons']}>
        {TOOLS.map((tool) => (
          <button
            key={tool.name}
            type="button"
            title={tool.name}
            aria-label={tool.name}
            aria-pressed={formats[tool.format] === tool.value}
            // The text keeps its mark while a tool is pressed.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => apply(tool)}
          >
            <span aria-hidden="true">{tool.sign}</span>
          </button>
        ))}
        <button
          type="button"
          onClick={() => setLink(typeof formats['link'] === 'string' ? formats['link'] : '')}
        >
          {words.link}
        </button>
        <button type="button" onClick={onPicture}>
          {words.picture}
        </button>
      </div>
      {link !== null && <LinkInput before={link} onApply={applyLink} onLeave={() => setLink(null)} />}
    </div>
  );
}

interface LinkInputProps {
  before: string;
  onApply: (address: string) => void;
  onLeave: () => void;
}

/** Where the marked words lead to; Enter sets it, Escape leaves it as it was. */
function LinkInput({ before, onApply, onLeave }: LinkInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(before);
  useEffect(() => input.current?.focus(), []);
  return (
    <Group align="end" gap="xs">
      <TextInput
        ref={input}
        label={words.linkTo}
        description={words.linkHelp}
        value={typed}
        maxLength={500}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            event.stopPropagation();
            onLeave();
          }
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onApply(typed);
        }}
      />
      <Button variant="default" onClick={() => onApply(typed)}>
        {words.setLink}
      </Button>
    </Group>
  );
}
