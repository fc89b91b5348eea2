import { Button, Group, Stack } from '@mantine/core';
import type { PictureView } from '@shop/contracts/catalogue/views';
import { UPLOAD_TEXT } from '@shop/contracts/rules/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { words as adminWords } from '../../../../words/en/admin.ts';
import { words } from '../../../../words/en/admin-uploads.ts';
import { staffSession } from '../../../accounts/session.ts';
import { Dialog } from '../dialog.tsx';
import { SearchBox } from '../list/search-box.tsx';
import { DropArea } from './drop-area.tsx';
import { SendingList } from './sending-list.tsx';
import { UploadGrid, uploadsKey } from './upload-grid.tsx';
import { useSending } from './use-sending.ts';

interface MediaPickerProps {
  /** Several can be taken at once; otherwise the one that is pressed. */
  several?: boolean;
  onTake: (pictures: PictureView[]) => void;
  onClose: () => void;
}

/** Over the page: pictures that are there, and new ones uploaded in place. What arrives is chosen already. */
export function MediaPicker({ several = false, onTake, onClose }: MediaPickerProps) {
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<readonly PictureView[]>([]);
  const [search, setSearch] = useState('');
  const take = (pictures: PictureView[]) => {
    onTake(pictures);
    onClose();
  };
  const choose = (picture: PictureView | null, isNew: boolean) => {
    if (picture === null) return;
    if (!several && !isNew) return take([picture]);
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
  return (
    <Dialog
      size="xl"
      title={several ? words.pickSeveral : words.pickOne}
      onClose={onClose}
      closeOnClickOutside={false}
    >
      <Stack>
        {staffSession.current().permissions.includes('uploads.write') && (
          <>
            <DropArea picturesOnly onFiles={sending.add} />
            <SendingList sending={sending} />
          </>
        )}
        <SearchBox
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
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {adminWords.back}
          </Button>
          {(several || chosen.length > 0) && (
            <Button disabled={chosen.length === 0 || sending.isSending} onClick={() => take([...chosen])}>
              {words.take(chosen.length)}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}
