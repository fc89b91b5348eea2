import 'quill/dist/quill.core.css';
import { pictureUrl } from '@shop/contracts/catalogue/pictures';
import type { PictureView } from '@shop/contracts/catalogue/views';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Delta, type Range } from 'quill';
import ReactQuill, { Quill } from 'react-quill';
import { MediaPicker } from '../media/media-picker.tsx';
import { atMostEvery, type AtMost } from './at-most.ts';
import styles from './editor.module.css';
import { warnOfOldEditor } from './editor-version.ts';
import { shopHtml } from './shop-html.ts';
import { Toolbar } from './toolbar.tsx';

/** ms. */
const TELL_EVERY = 300;
/** How wide a picture stands in a text, px. */
const IN_TEXT = 960;
/** What the backend's cleaner lets through; anything else that is pasted becomes plain. */
const FORMATS = ['header', 'bold', 'italic', 'underline', 'strike', 'list', 'blockquote', 'link', 'image'];
/** A picture of the shop. Of any other the backend's cleaner leaves nothing: it never stands there at all. */
const OWN_PICTURE = /^\/media\//;
const PICTURES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'];

warnOfOldEditor(Quill.version);

interface EditorProps {
  labelId: string;
  lang: 'ta' | undefined;
  readOnly: boolean;
  value: string;
  onChange: (html: string) => void;
}

/** Quill with a tool bar of the shop's own. Loaded by its field, on first use. */
export function Editor({ labelId, lang, readOnly, value, onChange }: EditorProps) {
  const quill = useRef<ReactQuill>(null);
  const [html, setHtml] = useState(value);
  const [place, setPlace] = useState<Range | null>(null);
  /** The files that were pasted or dropped, while a picture is chosen. */
  const [picking, setPicking] = useState<readonly File[] | null>(null);
  const [modules] = useState(() =>
    modulesFor((range, files) => {
      setPlace(range);
      setPicking(files);
    }),
  );
  const reported = useRef(value);
  const onChangeRef = useRef(onChange);
  useEffect(() => {
    onChangeRef.current = onChange;
  }, [onChange]);
  const throttledRef = useRef<AtMost<string> | null>(null);
  useEffect(() => {
    const throttled = atMostEvery<string>(TELL_EVERY, (text) => {
      reported.current = text;
      onChangeRef.current(text);
    });
    throttledRef.current = throttled;
    window.addEventListener('pagehide', throttled.flush);
    return () => {
      window.removeEventListener('pagehide', throttled.flush);
      throttled.flush();
    };
  }, []);

  // A draft that comes back, or a merge, changes the text from outside.
  useEffect(() => {
    if (value === reported.current) return;
    reported.current = value;
    setHtml(value);
  }, [value]);
  useEffect(() => {
    const { root } = quill.current?.getEditor() ?? {};
    root?.setAttribute('aria-labelledby', labelId);
    root?.setAttribute('role', 'textbox');
    if (lang) root?.setAttribute('lang', lang);
    root?.setAttribute('aria-multiline', 'true');
  }, [labelId, lang]);

  const insert = ([picture]: readonly PictureView[]) => {
    const editor = quill.current?.getEditor();
    if (!editor || !picture) return;
    const at = place?.index ?? editor.getLength() - 1;
    const width = picture.widths.findLast((each) => each <= IN_TEXT) ?? picture.width;
    const height = Math.round((picture.height * width) / picture.width);
    editor.insertEmbed(at, 'image', pictureUrl(picture.key, width, 'webp'), 'user');
    editor.formatText(at, 1, { alt: picture.alt, width: String(width), height: String(height) }, 'user');
    editor.setSelection(at + 1, 0, 'user');
  };

  // The form saves what it was told last.
  const flushOnSave = ({ ctrlKey, metaKey, key }: KeyboardEvent) => {
    if ((ctrlKey || metaKey) && key.toLowerCase() === 's') throttledRef.current?.flush();
  };
  return (
    <div className={styles['box']} onBlur={() => throttledRef.current?.flush()}>
      {!readOnly && (
        <Toolbar
          labelId={labelId}
          editorOf={() => quill.current?.getEditor() ?? null}
          place={place}
          onPicture={() => setPicking([])}
        />
      )}
      <ReactQuill
        ref={quill}
        theme=""
        readOnly={readOnly}
        className={styles['text'] ?? ''}
        formats={FORMATS}
        modules={modules}
        // Its other way of reading the text turns every space into one that does not break.
        useSemanticHTML={false}
        value={html}
        onChange={(text, _, source) => {
          setHtml(text);
          if (source === 'user') throttledRef.current?.(shopHtml(text));
        }}
        onKeyDown={flushOnSave}
        onChangeSelection={(range) => range && setPlace(range)}
      />
      {picking && <MediaPicker files={picking} onTake={insert} onClose={() => setPicking(null)} />}
    </div>
  );
}

/** Tab leads out of the text, as out of any field: nothing is indented in it, and who has no mouse would be caught. */
const TAB_LEADS_ON = {
  tab: null,
  'remove tab': null,
  indent: null,
  outdent: null,
  'indent code-block': null,
  'outdent code-block': null,
};

/** What Quill would put into the text by itself, a picture's bytes or an address elsewhere, goes the shop's way. */
function modulesFor(onFiles: (place: Range, files: readonly File[]) => void) {
  return {
    toolbar: false,
    keyboard: { bindings: TAB_LEADS_ON },
    uploader: { mimetypes: PICTURES, handler: onFiles },
    clipboard: {
      matchers: [
        [
          'img',
          (node: Element, delta: Delta) =>
            OWN_PICTURE.test(node.getAttribute('src') ?? '') ? delta : new Delta(),
        ],
      ],
    },
  };
}
