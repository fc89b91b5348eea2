import { FieldBox } from './field-box.tsx';
import type { Fields } from './fields.ts';
import type { Typed } from './use-typed.ts';

/** The boxes of a form under each other. */
export function RecordFields<Value extends object>({
  fields,
  form,
}: {
  fields: Fields<Value>;
  form: Typed<Value>;
}) {
  return fields.list.map((field, index) => (
    <FieldBox
      key={field.name}
      field={field}
      box={form.state.boxes[field.name] ?? ''}
      problem={form.problems[field.name]}
      first={index === 0}
      onType={(box) => form.type(field.name, box)}
      onLeave={() => form.leave(field.name)}
    />
  ));
}
