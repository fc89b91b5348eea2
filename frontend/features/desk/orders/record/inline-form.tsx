import { Button, Stack } from '@mantine/core';
import { useRef } from 'react';
import { FormNotices } from '../../parts/record/form-notices.tsx';
import { RecordFields } from '../../parts/record/record-fields.tsx';
import { useFocusOnProblem } from '../../parts/record/use-focus-on-problem.ts';
import { useSending, type SentForm } from '../../parts/record/use-sending.ts';

/** A form that stands on the page and is empty again when it is sent. */
export function InlineForm<Value extends object>(props: SentForm<Value>) {
  const { fields, submit } = props;
  const element = useRef<HTMLFormElement>(null);
  const form = useSending(props);
  useFocusOnProblem(element, form.tries);
  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <Stack align="stretch">
        <FormNotices fields={fields} form={form} error={form.error} />
        <RecordFields fields={fields} form={form} />
        <Button type="submit" variant="default" loading={form.busy} style={{ justifySelf: 'start' }}>
          {submit}
        </Button>
      </Stack>
    </form>
  );
}
