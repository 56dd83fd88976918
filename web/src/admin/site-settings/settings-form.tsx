import type { SiteSettings } from '@dahab/catalog/contract/site-settings.ts';
import { useState } from 'react';
import styled from 'styled-components';
import { SaveBar } from '../../ui/save-bar.tsx';
import { ForeignChange } from '../forms/foreign-change.tsx';
import { UnsavedGuard } from '../forms/unsaved-guard.tsx';
import { ContactCard } from './contact-card.tsx';
import { IdentityCard } from './identity-card.tsx';
import { PlaceCard } from './place-card.tsx';
import { SocialCard } from './social-card.tsx';
import { useSettingsForm } from './use-settings-form.ts';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  max-inline-size: 60rem;
`;

export function SettingsForm({ stored }: { stored: SiteSettings }) {
  const form = useSettingsForm(stored);
  const { values, set, errorOf, pending, isDirty, formProps } = form;
  const [isUploading, setUploading] = useState(false);
  const fields = { values, set, errorOf };
  return (
    <>
      <Form {...formProps}>
        <ForeignChange shown={form.changedElsewhere && !pending} />
        <IdentityCard fields={fields} onBusy={setUploading} />
        <ContactCard fields={fields} />
        <PlaceCard fields={fields} />
        <SocialCard fields={fields} />
        <SaveBar dirty={isDirty} pending={pending} busy={isUploading} onDiscard={form.discard} />
      </Form>
      <UnsavedGuard dirty={isDirty || isUploading} />
    </>
  );
}
