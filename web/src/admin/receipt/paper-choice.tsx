import { useTranslation } from '../../i18n/use-translation.ts';
import { Chip, Chips } from '../../ui/chip.tsx';
import { papers, type Paper } from './papers.ts';

export interface PaperChoiceProps {
  paper: Paper;
  onPaper: (paper: Paper) => void;
}

export function PaperChoice({ paper, onPaper }: PaperChoiceProps) {
  const { t } = useTranslation();
  return (
    <Chips role="group" aria-label={t('admin.receipt.paper')}>
      {papers.map((one) => (
        <Chip key={one} pressed={one === paper} onClick={() => onPaper(one)}>
          {t(`admin.receipt.paperName.${one}`)}
        </Chip>
      ))}
    </Chips>
  );
}
