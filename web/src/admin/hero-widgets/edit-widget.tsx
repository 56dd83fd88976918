import type { HeroWidget } from '@dahab/catalog/contract/hero-widget.ts';
import { useId, useMemo, useState } from 'react';
import styled from 'styled-components';
import { useChangeHeroWidgetMutation, type HeroWidgetInput } from '../../api/hero-widgets.ts';
import { useForm } from '../../app/use-form.ts';
import { useToast } from '../../app/use-toast.ts';
import { localized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { changesOf } from '../forms/changes-of.ts';
import { ForeignChange } from '../forms/foreign-change.tsx';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useFollow } from '../forms/use-follow.ts';
import { useForeignChange } from '../forms/use-foreign-change.ts';
import { WidgetForm } from './widget-form.tsx';
import { typedWidget, widgetErrors, type TypedWidget } from './widget-rules.ts';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;

export interface EditWidgetProps {
  /** As it is stored now. */
  widget: HeroWidget;
  /** A new banner is half typed on the page behind. */
  dirtyBehind: boolean;
  onClose: () => void;
}

/** Changes a banner. Fields that nobody touched here follow what others save. */
export function EditWidget({ widget, dirtyBehind, onClose }: EditWidgetProps) {
  const { t, i18n } = useTranslation();
  const formId = useId();
  const { notify, fail } = useToast();
  const [changeWidget] = useChangeHeroWidgetMutation();
  const [isUploading, setUploading] = useState(false);
  const initial = useMemo(() => typedWidget(widget), [widget]);
  const save = async (typed: TypedWidget) => {
    const changes = changesOf(initial, typed) as Partial<HeroWidgetInput>;
    if (Object.keys(changes).length > 0) {
      await changeWidget({ id: widget.id, changes }).unwrap();
      notify(t('admin.hero.updated'));
    }
    onClose();
  };
  const { values, set, setValues, errorOf, pending, isDirty, formProps } = useForm({
    initial,
    check: widgetErrors,
    submit: save,
    onFailure: fail,
  });
  useFollow(initial, setValues);
  const { changed } = useForeignChange(initial);
  return (
    <FormDialog
      size="large"
      title={t('admin.hero.editOne', {
        name: localized(i18n.language, widget.titleAr, widget.titleEn),
      })}
      formId={formId}
      saveLabel={t('admin.hero.save')}
      pending={pending}
      dirty={isDirty}
      dirtyBehind={dirtyBehind}
      busy={isUploading}
      onClose={onClose}
    >
      <Form id={formId} {...formProps}>
        <ForeignChange shown={changed && !pending} />
        <WidgetForm values={values} set={set} errorOf={errorOf} onBusy={setUploading} />
      </Form>
    </FormDialog>
  );
}
