import type { HeroWidget } from '@dahab/catalog/contract/hero-widget.ts';
import { useChangeHeroWidgetMutation } from '../../api/hero-widgets.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Switch } from '../../ui/checkbox.tsx';
import { useInstantSwitch } from '../lists/use-instant-switch.ts';

export interface WidgetSwitchProps {
  widget: HeroWidget;
  name: string;
}

/** Whether the home page shows a banner. */
export function WidgetSwitch({ widget, name }: WidgetSwitchProps) {
  const { t } = useTranslation();
  const [changeWidget] = useChangeHeroWidgetMutation();
  const { checked, pending, turn } = useInstantSwitch({
    stored: widget.isActive,
    save: (isActive) => changeWidget({ id: widget.id, changes: { isActive } }).unwrap(),
    said: { done: t('admin.hero.updated') },
  });
  return (
    <Switch
      labelHidden
      label={t('admin.hero.activeOf', { name })}
      checked={checked}
      aria-busy={pending}
      onChange={(event) => !pending && turn(event.target.checked)}
    />
  );
}
