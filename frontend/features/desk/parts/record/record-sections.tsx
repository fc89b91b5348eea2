import type { ReactNode } from 'react';
import { Panel } from '../panel.tsx';
import { FieldInput } from './fields/field-input.tsx';
import { FoldedSection } from './folded-section.tsx';
import styles from './record-sections.module.css';
import { inPair } from './state/pairs.ts';
import type { Section } from './state/sections.ts';
import type { Typed } from './state/use-typed.ts';

interface RecordSectionsProps<Value extends object> {
  sections: readonly Section[];
  form: Typed<Value>;
  readOnly: boolean;
  /** Over the side column; on a phone after the first section. */
  beside: ReactNode;
}

/** The sections of a form in two columns, or in one where there is no room. */
export function RecordSections<Value extends object>(props: RecordSectionsProps<Value>) {
  const { sections, beside, readOnly } = props;
  const shown = (column: Section['column']) => (
    <fieldset className={styles['sections']} disabled={readOnly}>
      {sections
        .filter((section) => section.column === column)
        .map((section) => (
          <OneSection key={section.heading} {...props} section={section} />
        ))}
    </fieldset>
  );
  return (
    <div className={styles['columns']}>
      <div className={styles['column']}>{shown('main')}</div>
      <div className={styles['column']}>
        {beside && <div className={styles['beside']}>{beside}</div>}
        {shown('side')}
      </div>
    </div>
  );
}

/** What is to be changed or mended is in sight. */
function OneSection<Value extends object>({
  section: { heading, folded, fields },
  form,
  readOnly,
}: RecordSectionsProps<Value> & { section: Section }) {
  const inputs = (
    <div className={styles['fields']}>
      {fields.map((field) => (
        <div
          key={field.name}
          data-kind={field.kind}
          data-look={'look' in field ? field.look : undefined}
          data-pair={inPair(field, fields)}
        >
          <FieldInput
            field={field}
            input={form.state.inputs[field.name] ?? ''}
            problem={form.problems[field.name]}
            first={false}
            readOnly={readOnly}
            onType={(input) => form.type(field.name, input)}
            onLeave={() => form.leave(field.name)}
          />
        </div>
      ))}
    </div>
  );
  if (!folded) return <Panel title={heading}>{inputs}</Panel>;
  const isDue = fields.some(({ name }) => form.unsaved.includes(name) || form.problems[name] !== undefined);
  return (
    <FoldedSection title={heading} isDue={isDue}>
      {inputs}
    </FoldedSection>
  );
}
