import { RotateCw, X } from 'lucide-react';
import styled from 'styled-components';
import { useServerText } from '../../i18n/use-server-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Progress } from '../../ui/progress.tsx';
import type { Upload } from './use-uploads.ts';

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  font-size: var(--text-s);

  progress {
    grid-column: 1 / -1;
  }
`;

const Name = styled.bdi`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Reason = styled.p`
  color: var(--danger);
`;

export interface UploadListProps {
  uploads: readonly Upload[];
  onAgain: (upload: Upload) => void;
  onGiveUp: (id: number) => void;
}

/** Files on their way, with how much of each is sent; those that failed, with the reason. */
export function UploadList({ uploads, onAgain, onGiveUp }: UploadListProps) {
  const { t } = useTranslation();
  const serverText = useServerText();
  if (uploads.length === 0) return null;
  return (
    <List aria-label={t('admin.images.uploads')}>
      {uploads.map((upload) => {
        const { id, file, share, failure } = upload;
        return (
          <Row key={id}>
            <div>
              <Name>{file.name}</Name>
              {failure !== null && <Reason dir="auto">{serverText(failure.message)}</Reason>}
            </div>
            {failure === null ? (
              <Progress
                label={t('admin.images.progressOf', { name: file.name })}
                value={share}
                max={1}
              />
            ) : (
              <div>
                <IconButton
                  label={t('admin.images.againOf', { name: file.name })}
                  onClick={() => onAgain(upload)}
                >
                  <RotateCw size={18} aria-hidden />
                </IconButton>
                <IconButton
                  label={t('admin.images.giveUpOf', { name: file.name })}
                  onClick={() => onGiveUp(id)}
                >
                  <X size={18} aria-hidden />
                </IconButton>
              </div>
            )}
          </Row>
        );
      })}
    </List>
  );
}
