import { Button, Group, Stack } from '@mantine/core';
import type { PictureView } from '@shop/contracts/catalogue/views';
import { UPLOAD_TEXT } from '@shop/contracts/rules/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { words as adminWords } from '../../../../words/en/staff/screen.ts';
import { words } from '../../../../words/en/staff/uploads.ts';
import { staffSession } from '../../../accounts/session.ts';
import { notifyError } from '../action/use-action.ts';
import { Dialog } from '../dialog.tsx';
import { SearchField } from '../list/screen/filters/search-field.tsx';
import { useOnce } from '../use-once.ts';
import { described, Descriptions, type Alts } from './descriptions.tsx';
import { DropArea } from './drop-area.tsx';
import styles from './media.module.css';
import { SendingList } from './sending-list.tsx';
import { UploadGrid, uploadsKey } from './upload-grid.tsx';
import { useSending } from './use-sending.ts';

interface MediaPickerProps {
  /** Several can be taken at once; otherwise the one that is pressed. */
  several?: boolean;
  /** Files to upload at once, without being chosen here. */
  files?: readonly File[];
  onTake: (pictures: PictureView[]) => void;
  onClose: () => void;
}

/** What was typed of pictures that nobody has taken yet: it outlives a dialog that was closed by mistake. */
let keptAlts: Alts = {};

/**
 * Over the page: pictures that are there, and new ones uploaded in place. What arrives is chosen already. Of what
 * nobody has described it is asked what it shows.
 */
export function MediaPicker({ several = false, files, onTake, onClose }: MediaPickerProps) {
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<readonly PictureView[]>([]);
  const [search, setSearch] = useState('');
  const [alts, setAlts] = useState(keptAlts);
  const mayDescribe = staffSession.current().permissions.includes('uploads.write');
  const once = useOnce();
  const [isTaking, setIsTaking] = useState(false);
  const take = (pictures: readonly PictureView[]) =>
    once(async () => {
      setIsTaking(true);
      try {
        onTake(await described(pictures, alts));
        keptAlts = {};
        void queries.invalidateQueries({ queryKey: uploadsKey });
        onClose();
      } catch (error) {
        notifyError(error);
        setIsTaking(false);
      }
    });
  const describe = (typed: Alts) => {
    keptAlts = typed;
    setAlts(typed);
  };
  const choose = (picture: PictureView | null, isNew: boolean) => {
    if (picture === null) return;
    const isDescribed = picture.alt !== '' || !mayDescribe;
    if (!several && !isNew && isDescribed) return void take([picture]);
    setChosen((all) => {
      const others = all.filter(({ key }) => key !== picture.key);
      const isChosen = others.length < all.length;
      return isChosen && !isNew ? others : several ? [...others, picture] : [picture];
    });
  };
  const sending = useSending((upload) => {
    choose(upload.picture, true);
    void queries.invalidateQueries({ queryKey: uploadsKey });
  });
  const { add } = sending;
  const [given] = useState(files);
  const isSent = useRef(false);
  useEffect(() => {
    if (!given || isSent.current) return;
    isSent.current = true;
    add(given);
  }, [given, add]);
  return (
    <Dialog
      size="xl"
      title={several ? words.pickSeveral : words.pickOne}
      onClose={onClose}
      closeOnClickOutside={false}
    >
      <Stack>
        {mayDescribe && (
          <>
            <DropArea picturesOnly onFiles={sending.add} />
            <SendingList sending={sending} />
          </>
        )}
        <SearchField
          label={words.search}
          help={words.searchHelp}
          max={UPLOAD_TEXT.search.max}
          value={search}
          onChange={setSearch}
        />
        <UploadGrid
          filter={{ kind: 'pictures', ...(search !== '' && { q: search }) }}
          chosen={chosen.map(({ key }) => key)}
          onPress={({ picture }) => choose(picture, false)}
        />
        <div className={styles['foot']}>
          {mayDescribe && <Descriptions pictures={chosen} alts={alts} onType={describe} />}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {adminWords.back}
            </Button>
            {(several || chosen.length > 0) && (
              <Button
                disabled={chosen.length === 0 || sending.isSending}
                loading={isTaking}
                onClick={() => void take(chosen)}
              >
                {words.take(chosen.length)}
              </Button>
            )}
          </Group>
        </div>
      </Stack>
    </Dialog>
  );
}
