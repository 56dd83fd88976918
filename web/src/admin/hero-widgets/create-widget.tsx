import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useCreateHeroWidgetMutation } from '../../api/hero-widgets.ts';
import { useForm } from '../../app/use-form.ts';
import { useToast } from '../../app/use-toast.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { WidgetForm } from './widget-form.tsx';
import { newWidget, NO_WIDGET, widgetErrors } from './widget-rules.ts';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

/** A new banner: empty again when it was made. */
export function CreateWidget({ onDirty }: { onDirty: (dirty: boolean) => void }) {
  const { t } = useTranslation();
  const { notify, fail } = useToast();
  const [createWidget] = useCreateHeroWidgetMutation();
  const [isUploading, setUploading] = useState(false);
  const { values, set, setValues, errorOf, pending, isDirty, formProps } = useForm({
    initial: NO_WIDGET,
    check: widgetErrors,
    submit: async (typed) => {
      await createWidget(newWidget(typed)).unwrap();
      setValues(NO_WIDGET);
      notify(t('admin.hero.created'));
    },
    onFailure: fail,
  });
  const isUnsaved = isDirty || isUploading;
  useEffect(() => onDirty(isUnsaved), [isUnsaved, onDirty]);
  return (
    <Card>
      <CardTitle>{t('admin.hero.add')}</CardTitle>
      <Form {...formProps}>
        <WidgetForm isNew values={values} set={set} errorOf={errorOf} onBusy={setUploading} />
        <div>
          <Button type="submit" pending={pending} disabled={isUploading}>
            {t('admin.hero.create')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
