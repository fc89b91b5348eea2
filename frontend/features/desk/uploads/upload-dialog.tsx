import { Modal, Stack, Textarea } from '@mantine/core';
import { UPLOAD_TEXT } from '@shop/contracts/rules/limits';
import { describeUpload } from '@shop/contracts/uploads/endpoints';
import type { UploadView } from '@shop/contracts/uploads/views';
import { useMutation } from '@tanstack/react-query';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { toast } from '../../../ui/toast.ts';
import { words } from '../../../words/en/admin-uploads.ts';
import { words as adminWords } from '../../../words/en/admin.ts';
import { fieldProblemsOf } from '../parts/field-problems.ts';
import { FormDialog } from '../parts/form-dialog.tsx';
import { titleOf } from '../parts/media/upload-grid.tsx';
import { useOnce } from '../parts/use-once.ts';
import { UploadFacts } from './upload-facts.tsx';

interface UploadDialogProps {
  upload: UploadView;
  mayWrite: boolean;
  onChanged: () => void;
  onClose: () => void;
}

/** One upload over the page; a picture's alternative text is written here. */
export function UploadDialog(props: UploadDialogProps) {
  const { upload, mayWrite, onChanged, onClose } = props;
  const { key, picture } = upload;
  const once = useOnce();
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (alt: string) => callSignedIn(describeUpload, { params: { key }, body: { alt } }),
    onSuccess: () => {
      toast(words.saved);
      onChanged();
      onClose();
    },
  });
  if (picture === null || !mayWrite) {
    return (
      <Modal
        opened
        title={titleOf(upload)}
        onClose={onClose}
        closeButtonProps={{ 'aria-label': adminWords.close }}
      >
        <Stack>
          <UploadFacts {...props} />
        </Stack>
      </Modal>
    );
  }
  return (
    <FormDialog
      title={titleOf(upload)}
      submit={words.save}
      busy={isPending}
      error={error}
      onClose={onClose}
      onSubmit={(textOf) => void once(() => mutateAsync(textOf('alt'))).catch(() => undefined)}
    >
      <UploadFacts {...props} />
      <Textarea
        name="alt"
        label={words.alt}
        description={words.altHelp}
        defaultValue={picture.alt}
        maxLength={UPLOAD_TEXT.alt.max}
        error={fieldProblemsOf(error)['alt']}
        autosize
      />
    </FormDialog>
  );
}
