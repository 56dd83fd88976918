import { useState } from 'react';
import {
  useImportProductsMutation,
  usePreviewImportMutation,
  type ImportPreview,
  type ProductImportMode,
} from '../../api/imports.ts';
import { useToast } from '../../app/use-toast.ts';
import { asProblem } from '../../api/problem.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useShownJob } from '../imports/use-shown-job.ts';
import { worded } from '../worded.ts';

/** A chosen file, what it would do, and the job that does it; the job is in the page's address. */
export function useProductImport() {
  const { t } = useTranslation();
  const { notify, fail } = useToast();
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const [previewFile, { isLoading: isReading }] = usePreviewImportMutation();
  const [importFile, { isLoading: isSending, originalArgs }] = useImportProductsMutation();
  const [problem, setProblem] = useState<{ file: string; reason: string } | null>(null);
  const { jobId, isStarted, showStarted, hideJob } = useShownJob();

  const choose = async (chosen: File) => {
    setFile(chosen);
    setPreview(null);
    setProblem(null);
    hideJob();
    try {
      setPreview(await previewFile(chosen).unwrap());
      notify(t('admin.import.previewed'));
    } catch (error) {
      setFile(null);
      const failure = worded(error, 'Failed to preview file');
      setProblem({ file: chosen.name, reason: asProblem(failure).message });
      fail(failure);
    }
  };

  const run = async (mode: ProductImportMode) => {
    if (!file) return;
    try {
      const { jobId: id } = await importFile({ file, mode }).unwrap();
      clear();
      showStarted(id);
    } catch (error) {
      const sentence =
        mode === 'create' ? 'Failed to import products' : 'Failed to update products';
      fail(worded(error, sentence));
    }
  };

  const clear = () => {
    setFile(null);
    setPreview(null);
  };

  return {
    file,
    preview,
    jobId,
    isStarted,
    problem,
    choose,
    clear,
    run,
    isReading,
    sending: isSending ? (originalArgs?.mode ?? null) : null,
  };
}
